import { useEffect, useRef, useState } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { useFormTexts } from '#src/forms/form-texts.tsx';

const UNITS = [
  ['megabyte', 1024 * 1024],
  ['kilobyte', 1024],
  ['byte', 1],
] as const;

const sizeText = (bytes: number, tag: string): string => {
  const [unit, size] = UNITS.find(([, size]) => bytes >= size) ?? UNITS[2];
  return new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / size);
};

/** A chosen image with its name, its size and a button that removes it. */
export function UploadedImage({
  file,
  removeLabel,
  disabled,
  onRemove,
}: {
  file: File;
  removeLabel: string;
  disabled: boolean;
  onRemove: () => void;
}) {
  const { tag } = useFormTexts();
  const picture = useRef<HTMLImageElement>(null);
  const [isShown, setIsShown] = useState(typeof URL.createObjectURL === 'function');
  useEffect(() => {
    if (picture.current === null) return undefined;
    const url = URL.createObjectURL(file);
    picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <div className="flex items-center gap-3 rounded-control border border-line bg-raised p-2 text-sm">
      <span className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-xs bg-ink/5 text-ink-muted">
        {isShown ? (
          <img
            ref={picture}
            alt=""
            width={48}
            height={48}
            decoding="async"
            onError={() => setIsShown(false)}
            className="size-full object-cover"
          />
        ) : (
          <Icon name="image" />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span title={file.name} className="block truncate">
          {file.name}
        </span>
        <span className="block text-xs text-ink-muted">{sizeText(file.size, tag)}</span>
      </span>
      <IconButton label={removeLabel} icon="close" disabled={disabled} onClick={onRemove} />
    </div>
  );
}
