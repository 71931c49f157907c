import { useState } from 'react';
import { imagePath } from '../../../content/files';
import { valueAt } from '../../../json/path';
import type { Path } from '../../../json/path';
import { Button } from '../../look/controls';
import { CropDialog } from '../../pictures/CropDialog';
import { useSite } from '../../site/SiteContext';
import { useForm } from '../FormContext';

/** Crops the photograph at a path; the page shows the part in its place. */
export function CropButton({ photo, file, onClose }: { photo: Path; file: string; onClose: () => void }) {
  const site = useSite();
  const { session, snapshot, announce } = useForm();
  const [isOpen, setOpen] = useState(false);
  const size = site.site().photos.get(imagePath(file))?.size;
  /** The point in view was one of the whole picture. */
  const use = (name: string) => {
    const { focus: _, ...kept } = valueAt(snapshot.value, photo) as Record<string, unknown>;
    session.set(photo, { ...kept, file: name });
    announce(`The page shows ${name} now. Undo brings the whole picture back.`);
  };
  const close = () => {
    setOpen(false);
    onClose();
  };
  if (!size) return null;
  return (
    <>
      <Button type="button" aria-label={`Crop ${file}…`} onClick={() => setOpen(true)}>
        Crop…
      </Button>
      {isOpen && <CropDialog name={file} size={size} onCropped={use} onClose={close} />}
    </>
  );
}
