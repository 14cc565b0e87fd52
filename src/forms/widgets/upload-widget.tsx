import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { UPLOAD } from '#schemas/upload-limits.ts';
import { classNames } from '#src/lib/class-names.ts';
import { describedBy, FieldFrame } from '#src/ui/field-frame.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useField } from '../use-field.ts';
import { addImages, type RejectedFile } from './checked-image.ts';
import { inputProps } from './input-props.ts';
import { UploadedImage } from './uploaded-image.tsx';

const MEGABYTE = 1024 * 1024;
const NOTHING: readonly File[] = [];
const isFiles = (value: unknown): value is readonly File[] =>
  Array.isArray(value) && value.every((each) => each instanceof File);

/** A field for images that can be chosen, dropped or pasted; its value is a list of files. */
export function UploadWidget(props: WidgetProps) {
  const field = useField(props);
  const { id, label, required, disabled, error, name, hint } = inputProps(field);
  const input = useRef<HTMLInputElement>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const files = isFiles(field.value) ? field.value : NOTHING;
  const held = useRef(files);
  const [refused, setRefused] = useState<readonly RejectedFile[]>([]);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    held.current = files;
  }, [files]);

  const show = (next: readonly File[]): void => {
    held.current = next;
    field.setValue(next);
  };
  // Batches of files are added one after the other, because each is checked against the list that the previous one left.
  const add = (coming: FileList | null): void => {
    if (disabled || coming === null || coming.length === 0) return;
    const list = [...coming];
    const before = queue.current;
    const take = async (): Promise<boolean> => {
      await before;
      const { files: next, refused: not } = await addImages(held.current, list);
      setRefused(not);
      if (next.length > held.current.length) show(next);
      return not.length === 0;
    };
    const taken = take();
    queue.current = taken;
    field.holdSubmit(taken);
  };
  const remove = (file: File): void => {
    show(held.current.filter((each) => each !== file));
    setRefused([]);
    input.current?.focus();
  };
  const drag = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(!disabled && event.type === 'dragover');
    if (event.type === 'drop') add(event.dataTransfer.files);
  };
  const paste = ({ clipboardData }: ClipboardEvent): void => add(clipboardData.files);
  const limits = { most: UPLOAD.files, size: UPLOAD.bytes / MEGABYTE };
  const rules = hint ?? field.t('upload.rules', limits) ?? '';
  const wordsFor = ({ name, why }: RejectedFile): string => `${name}: ${field.t(`upload.${why}`, limits) ?? ''}`;
  return (
    <FieldFrame id={id} label={label} error={error} hint={rules} required={required}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping and pasting are shortcuts for the file input inside */}
      <div onDragOver={drag} onDragLeave={drag} onDrop={drag} onPaste={paste} className="space-y-2">
        <div
          className={classNames(
            'relative flex min-h-20 items-center justify-center gap-2 rounded-control border border-dashed bg-raised px-4 py-3 text-sm outline-focus has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-1',
            error ? 'border-danger-ink' : isOver ? 'border-primary-ink' : 'border-field-line hover:border-ink-muted',
            disabled && 'text-ink-muted',
          )}
        >
          <Icon name="image" className="size-5 text-ink-muted" />
          <span aria-hidden="true">{field.t('upload.choose')}</span>
          <input
            ref={input}
            id={id}
            name={name}
            type="file"
            multiple
            accept={UPLOAD.types.join(',')}
            disabled={disabled}
            aria-required={required || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { error, hint: rules })}
            onChange={({ target }) => {
              add(target.files);
              // Otherwise choosing a removed file again would not fire a change event.
              target.value = '';
            }}
            onBlur={field.blur}
            className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
          />
        </div>
        {files.length > 0 && (
          <ul className="space-y-2">
            {files.map((file) => (
              <li key={`${file.name} ${file.size} ${file.lastModified}`}>
                <UploadedImage
                  file={file}
                  removeLabel={field.t('upload.remove', { name: file.name }) ?? ''}
                  disabled={disabled}
                  onRemove={() => remove(file)}
                />
              </li>
            ))}
          </ul>
        )}
        <output className="block text-xs leading-normal">
          <span className="sr-only">
            {files.length > 0 ? field.t('upload.held', { held: files.length, most: UPLOAD.files }) : ''}
          </span>
          {refused.length > 0 && (
            <ul className="space-y-1 text-danger-ink">
              {refused.map((each) => (
                <li key={`${each.why} ${each.name}`} className="break-words">
                  {wordsFor(each)}
                </li>
              ))}
            </ul>
          )}
        </output>
      </div>
    </FieldFrame>
  );
}
