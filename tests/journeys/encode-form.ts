const BOUNDARY = 'journey-form-boundary';

/** Encodes a form as a browser does, because Node's fetch does not recognise the page's `FormData`. */
export const encodeForm = async (
  form: FormData,
): Promise<{ readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> }> => {
  const text = new TextEncoder();
  const parts: Uint8Array[] = [];
  for (const [name, value] of form) {
    const isFile = value instanceof File;
    const about = isFile ? `; filename="${value.name}"\r\nContent-Type: ${value.type}` : '';
    parts.push(text.encode(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${about}\r\n\r\n`));
    parts.push(isFile ? new Uint8Array(await value.arrayBuffer()) : text.encode(value));
    parts.push(text.encode('\r\n'));
  }
  parts.push(text.encode(`--${BOUNDARY}--\r\n`));
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, bytes };
};
