import { useMemo } from 'react';
import { keyed } from '#src/lib/keyed.ts';
import { htmlToText, type TextBlock } from './html-to-text.ts';

function Lines({ lines }: { lines: readonly string[] }) {
  return keyed(lines).map(({ key, value }) => (
    <span key={key}>
      {key !== '0' && <br />}
      {value}
    </span>
  ));
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'heading') return <p className="font-display text-base font-semibold">{block.text}</p>;
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Lines lines={block.lines} />
      </p>
    );
  }
  const items = keyed(block.items).map(({ key, value }) => (
    <li key={key}>
      <Lines lines={value} />
    </li>
  ));
  return block.ordered ? (
    <ol className="list-decimal space-y-1 ps-6">{items}</ol>
  ) : (
    <ul className="list-disc space-y-1 ps-6">{items}</ul>
  );
}

/** An announcement's HTML, rendered as headings, paragraphs, line breaks and lists only. */
export function RichText({ html, blank }: { html: string; blank: string }) {
  const blocks = useMemo(() => htmlToText(html), [html]);
  if (blocks.length === 0) return <p className="text-ink-muted">{blank}</p>;
  return (
    <div className="max-w-prose space-y-3 leading-relaxed">
      {keyed(blocks).map(({ key, value }) => (
        <Block key={key} block={value} />
      ))}
    </div>
  );
}
