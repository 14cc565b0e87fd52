import { openSlowNetwork, SLOW_4G } from './slow-network.ts';

/** A separate process, so that packets are on time no matter what the site, the browser's driver and Lighthouse are doing. */
const { port } = await openSlowNetwork(Number(process.argv[2]), SLOW_4G);
process.send?.(port);
process.on('disconnect', () => process.exit());
