import './connect.css';
import { CONNECTOR_DATA_ID, type ConnectorPage } from '#schemas/connector.ts';
import { runHumanPage } from './human.ts';
import { openChannel } from './site-channel.ts';

/** The server writes this into the document from the brand's file. */
const page = JSON.parse(document.getElementById(CONNECTOR_DATA_ID)?.textContent ?? '') as ConnectorPage;
const channel = openChannel(page.origins);

// Not loaded lazily, because it must be listening before the provider's script, which comes later in the document, loads or fails.
if (channel !== null && page.page === 'human') runHumanPage(page, channel);

if (channel !== null && page.page === 'phone') {
  const { runPhonePage } = await import('./phone.ts');
  runPhonePage(page, channel);
}
