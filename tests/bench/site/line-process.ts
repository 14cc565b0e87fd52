import { openSlowLine, SLOW_4G } from './slow-line.ts';

/** A process of its own: packets are on time whatever the site, the browser's driver and Lighthouse do. */
const { port } = await openSlowLine(Number(process.argv[2]), SLOW_4G);
process.send?.(port);
process.on('disconnect', () => process.exit());
