import { useState } from 'react';
import { imagePath } from '../../content/files';
import { valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import { Button } from '../look/controls';
import { CropDialog } from '../pictures/CropDialog';
import { useSite } from '../site/SiteContext';
import { useForm } from './FormContext';

type Props = {
  /** Where the photograph stands. */
  photo: Path;
  /** Its name there: `van.jpg`. */
  file: string;
  /** The dialog is gone, whatever was chosen. */
  onClosed: () => void;
};

/** Puts a part of a photograph in its place. */
export function CropButton({ photo, file, onClosed }: Props) {
  const site = useSite();
  const { session, snapshot, announce } = useForm();
  const [isOpen, setOpen] = useState(false);
  const size = site.site().photos.get(imagePath(file))?.size;
  if (!size) return null;
  const use = (name: string) => {
    // The point in view was one of the whole photograph.
    const { focus: _, ...kept } = valueAt(snapshot.value, photo) as Record<string, unknown>;
    session.set(photo, { ...kept, file: name });
    announce(`The page shows ${name} now. Undo brings the whole picture back.`);
  };
  const close = () => {
    setOpen(false);
    requestAnimationFrame(onClosed);
  };
  return (
    <>
      <Button type="button" aria-label={`Crop ${file}…`} onClick={() => setOpen(true)}>
        Crop…
      </Button>
      {isOpen && <CropDialog name={file} size={size} onCropped={use} onClose={close} />}
    </>
  );
}
