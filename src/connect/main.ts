import './connect.css';
import { runHumanPage } from './human.ts';
import { readPageData } from './page-data.ts';
import { openChannel } from './site-channel.ts';

const page = readPageData();
const channel = openChannel(page.origins);

// The check runs at once: it has to hear what becomes of the provider's script, which comes next in the document.
if (channel !== null && page.page === 'human') runHumanPage(page, channel);

if (channel !== null && page.page === 'phone') {
  const { runPhonePage } = await import('./phone.ts');
  runPhonePage(page, channel);
}
