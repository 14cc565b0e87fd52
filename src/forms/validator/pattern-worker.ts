import { fitsPattern } from '#schemas/forms/field-rule-schema.ts';
import type { PatternRequest } from './pattern-checker.ts';

/** Posts `ready` once loaded, and then answers one request at a time. */
addEventListener('message', ({ data }: MessageEvent<PatternRequest>) => {
  postMessage(fitsPattern(data.pattern, data.value));
});
postMessage('ready');
