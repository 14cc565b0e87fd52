import { checkExact } from '#sandbox/kernel/http/check-value.ts';
import { refuseUnstorableText } from '#sandbox/kernel/http/check-text.ts';
import { parseJson } from '#sandbox/kernel/http/parse-json.ts';
import { readBody } from '#sandbox/kernel/http/read-body.ts';
import { createProblem, createFieldProblem } from '#sandbox/kernel/http/create-problem.ts';
import { scenarioChange, type ScenarioChange } from '#sandbox/kernel/scenarios/scenario.ts';

const parseList = (text: string | null): string[] => (text ?? '').split(/[\s,]+/).filter((name) => name !== '');

const parseFailing = (text: string | null): Record<string, number> =>
  Object.fromEntries(
    (text ?? '')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', status = '500']) => [name, Number(status)]),
  );

const parseEnd = (text: string | null): number | null => (text ? Date.parse(`${text}Z`) : null);

const fromForm = (form: URLSearchParams): unknown => ({
  merchant: form.get('merchant') ?? '*',
  do: form.get('do') ?? 'set',
  scenario: {
    maintenance: form.has('maintenance') ? { endTime: parseEnd(form.get('endTime')) } : null,
    regionBlock: form.has('regionBlock'),
    slowMs: Number(form.get('slowMs') ?? 0),
    failing: parseFailing(form.get('failing')),
    malformed: parseList(form.get('malformed')),
    reset: parseList(form.get('reset')),
    captchaAlways: form.has('captchaAlways'),
    humanRequired: form.has('humanRequired'),
    unknownAddress: form.has('unknownAddress'),
    loginRefusal: form.get('loginRefusal') ?? 'none',
    phoneFailure: form.get('phoneFailure') ?? 'none',
    modulesOff: parseList(form.get('modulesOff')),
    sealing: form.get('sealing') ?? 'accepted',
  },
});

/** Reads the body of a POST to /sandbox/scenario: the form of the page, or JSON with the same fields. */
export const readScenarioChange = async (request: Request): Promise<ScenarioChange> => {
  const text = await readBody(request);
  const kind = request.headers.get('Content-Type') ?? '';
  if (!/^application\/(json|x-www-form-urlencoded)\b/.test(kind))
    throw createProblem('validation', 415, 'Send JSON or the form');
  const change = kind.startsWith('application/json') ? parseJson(text) : fromForm(new URLSearchParams(text));
  refuseUnstorableText(change);
  const wrong = checkExact(scenarioChange)(change);
  if (wrong !== null) throw createFieldProblem(wrong);
  return change as ScenarioChange;
};
