import './connect.css';
import { CONNECTOR_DATA_ID, type ConnectorPage } from '#schemas/connector.ts';
import { runHumanPage } from './human.ts';
import { openChannel } from './site-channel.ts';

/** Written into the document by the server, from the brand's file. */
const page = JSON.parse(document.getElementById(CONNECTOR_DATA_ID)?.textContent ?? '') as ConnectorPage;
const channel = openChannel(page.origins);

// Not lazy: it has to listen before the provider's script, which follows in the document, loads or fails.
if (channel !== null && page.page === 'human') runHumanPage(page, channel);

if (channel !== null && page.page === 'phone') {
  const { runPhonePage } = await import('./phone.ts');
  runPhonePage(page, channel);
}
