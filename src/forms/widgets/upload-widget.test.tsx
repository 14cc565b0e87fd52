import '@testing-library/jest-dom/vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pictureFile, pngOf } from '#tests/support/sample-pictures.ts';
import { createDraftStore } from '../form-values.ts';
import { renderControls, sendButton } from './render-controls.tsx';
import { sampleControlForm, type SampleControl } from './sample-control-form.ts';

const upload: Record<string, SampleControl> = {
  idNumber: { control: 'upload', schema: { type: 'array', maxItems: 3 } },
};
const PICTURE = pngOf({ width: 8, height: 8 });
const png = (name: string, size = PICTURE.length): File =>
  new File([new Uint8Array(PICTURE), new Uint8Array(size - PICTURE.length)], name, {
    type: 'image/png',
    lastModified: 1,
  });
const chooser = () => screen.findByLabelText<HTMLInputElement>(/^ID number/u);

test('chosen images are listed, can be removed one by one, and are submitted as files [const.upload-count]', async () => {
  const drafts = createDraftStore();
  const { user, onSubmit, view } = renderControls(upload, { drafts });
  await user.upload(await chooser(), [png('front.png'), png('back.png')]);
  expect(await screen.findByText('back.png')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove front.png' }));
  expect(screen.queryByText('front.png')).toBeNull();
  expect(await chooser()).toHaveFocus();
  await user.click(sendButton());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  const sent = onSubmit.mock.calls[0]?.[0] as { idNumber: readonly File[] };
  expect(sent.idNumber.map(({ name }) => name)).toEqual(['back.png']);
  view.unmount();
  expect(drafts.read()).toEqual({});
});

test('a submit waits for images that are still being prepared, and is cancelled if one of them is rejected', async () => {
  // No field is required, so that a submit that does not wait would be sent without the image.
  const { onSubmit } = renderControls(upload, { form: sampleControlForm(upload, []) });
  const input = await chooser();
  fireEvent.change(input, { target: { files: [new File(['<svg/>'], 'fake.png', { type: 'image/png' })] } });
  fireEvent.click(sendButton());
  expect(await screen.findByText('fake.png: not a PNG or JPG image')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('form')).not.toHaveAttribute('aria-busy'));
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.change(input, { target: { files: [png('front.png')] } });
  fireEvent.click(sendButton());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  const sent = onSubmit.mock.calls[0]?.[0] as { idNumber: readonly File[] };
  expect(sent.idNumber.map(({ name }) => name)).toEqual(['front.png']);
});

test('each rejected file is shown with a reason, which is announced to screen readers [const.upload-size] [const.upload-count] [const.upload-types]', async () => {
  const { user } = renderControls(upload);
  const files = [
    png('huge.png', 5 * 1024 * 1024 + 1),
    new File(['<svg/>'], 'fake.png', { type: 'image/png' }),
    pictureFile(pngOf({ width: 40_000, height: 40_000, rows: Buffer.alloc(1) }), 'vast.png'),
    pictureFile(PICTURE.subarray(0, 8), 'broken.png'),
    png('1.png'),
    png('2.png'),
    png('3.png'),
    png('4.png'),
  ];
  await user.upload(await chooser(), files);
  const status = await screen.findByRole('status');
  await waitFor(() =>
    expect(
      within(status)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual([
      'huge.png: larger than 5 MB',
      'fake.png: not a PNG or JPG image',
      'vast.png: this picture has too many pixels',
      'broken.png: this file cannot be read',
      '4.png: only 3 images can be sent',
    ]),
  );
  expect(status).toHaveTextContent('3 of 3 images chosen');
});

test('images can be dropped or pasted', async () => {
  const { view } = renderControls(upload);
  const zone = (await chooser()).parentElement as HTMLElement;
  fireEvent.drop(zone, { dataTransfer: { files: [png('dropped.png')] } });
  fireEvent.paste(await chooser(), { clipboardData: { files: [png('pasted.png')] } });
  expect(await screen.findByText('dropped.png')).toBeInTheDocument();
  expect(await screen.findByText('pasted.png')).toBeInTheDocument();
  expect(view.container.querySelectorAll('li')).toHaveLength(2);
});

test('a required upload without images shows an error message', async () => {
  const { user, onSubmit } = renderControls(upload);
  await chooser();
  await user.click(sendButton());
  await waitFor(() =>
    expect(document.querySelector('[aria-invalid=true]')).toHaveAccessibleDescription(/Input cannot be empty/u),
  );
  expect(onSubmit).not.toHaveBeenCalled();
});
