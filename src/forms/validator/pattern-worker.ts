import { compilePattern } from '#schemas/forms/field-rule-schema.ts';
import type { PatternQuestion } from './pattern-checker.ts';

/** Says once that it is there, then answers one question at a time. */
addEventListener('message', ({ data }: MessageEvent<PatternQuestion>) => {
  postMessage(compilePattern(data.pattern)?.test(data.value) ?? true);
});
postMessage('ready');
