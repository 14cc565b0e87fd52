import { compilePattern } from '#schemas/forms/field-rule-schema.ts';
import type { PatternRequest } from './pattern-checker.ts';

/** Posts `ready` once it has loaded, then answers one request at a time. */
addEventListener('message', ({ data }: MessageEvent<PatternRequest>) => {
  postMessage(compilePattern(data.pattern)?.test(data.value) ?? true);
});
postMessage('ready');
