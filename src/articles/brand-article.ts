const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/gu, (sign) => ESCAPES[sign] ?? sign);

const HEADING = /^# (.+)$/u;

/** A brand's plain text as HTML: each line is a paragraph, one that begins with `# ` a heading. */
export const htmlOfPlainText = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const heading = HEADING.exec(line)?.[1];
      return heading === undefined ? `<p>${escape(line)}</p>` : `<h3>${escape(heading)}</h3>`;
    })
    .join('');
