import { useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { z } from 'zod';
import { isObject } from '../../../json/is-object';
import { valueAt } from '../../../json/path';
import type { Path } from '../../../json/path';
import { byField, unwrapped } from '../../schema/unwrapped';
import { PhotoChooser } from '../../pictures/PhotoChooser';
import { uploadPhoto } from '../../pictures/upload';
import { messageOf } from '../../site/server';
import { useSite } from '../../site/SiteContext';
import { focusField, onceDrawn } from '../field-id';
import { useForm } from '../FormContext';

const Target = styled.div`
  display: grid;
  gap: 0.5rem;
  min-width: 0;
  border-radius: 10px;
  &[data-over='true'] {
    outline: 2px dashed var(--brand);
    outline-offset: 3px;
  }
`;

/** Whether a field may hold a photograph. */
export function holdsPhoto(schema: z.ZodType): boolean {
  const options = byField(schema)?.options.map((option) => option.schema) ?? [unwrapped(schema)];
  return options.some(
    (option) =>
      option instanceof z.ZodObject && option.shape['show'] instanceof z.ZodLiteral && isPhoto(option.shape['show']),
  );
}
const isPhoto = (show: z.ZodLiteral) => show.values.has('photo');

type Props = { path: Path; children: ReactNode };

/** A field that takes photographs: chosen with a button, dropped onto it or pasted into it. */
export function PhotoTarget({ path, children }: Props) {
  const site = useSite();
  const { session } = useForm();
  const [isOver, setOver] = useState(false);
  const [status, say] = useState('');

  const take = async ([photo]: readonly File[]) => {
    if (!photo) return;
    say('The photo is being uploaded …');
    try {
      const name = await uploadPhoto(site, photo);
      session.set(path, withPhoto(valueAt(session.snapshot().value, path), name));
      say(`Uploaded as ${name}. Now write what it shows, for people who cannot see it.`);
      onceDrawn(() => focusField([...path, 'alt']));
    } catch (error) {
      say(messageOf(error));
    }
  };
  const filesIn = (transfer: DataTransfer) => [...transfer.files];
  return (
    <Target
      data-over={isOver}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        void take(filesIn(event.dataTransfer));
      }}
      onPaste={(event) => {
        // A pasted table comes as words and as a picture; the words are intended.
        if (event.clipboardData.files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
        event.preventDefault();
        void take(filesIn(event.clipboardData));
      }}
    >
      {children}
      <div>
        <PhotoChooser onChoose={(files) => void take(files)}>Upload a photo…</PhotoChooser>
      </div>
      <p role="status">{status}</p>
    </Target>
  );
}

/**
 * The field with another photograph; the alternative text and the point in view of the former one do not hold for it.
 */
function withPhoto(before: unknown, name: string): object {
  const { file, alt, focus, ...rest } = isObject(before) && before['show'] === 'photo' ? before : {};
  const isKept = typeof alt === 'string' && (file === name || file === undefined);
  const point = isKept && focus !== undefined ? { focus } : {};
  return { ...rest, show: 'photo', file: name, alt: isKept ? alt : '', ...point };
}
