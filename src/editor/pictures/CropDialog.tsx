import { useId, useMemo, useState } from 'react';
import { imagePath } from '../../content/files';
import { Button, Quiet, Select } from '../look/controls';
import { shownRatio } from '../preview/shown-ratio';
import { Buttons, Dialog } from '../look/dialog';
import { useDialog } from '../save/use-dialog';
import { messageOf } from '../site/server';
import { useSite } from '../site/SiteContext';
import { largestCrop } from './crop';
import type { Size } from './crop';
import { CropFrame } from './CropFrame';
import { sourceOf } from './source';
import { cropPhoto } from './upload';

type Props = {
  /** The name that pages use: `van.jpg`. */
  name: string;
  size: Size;
  /** Receives the name of the new picture. */
  onCropped: (name: string) => void;
  onClose: () => void;
};

/** Cuts a part out of a picture. It becomes a picture of its own, and the whole one stays. */
export function CropDialog({ name, size, onCropped, onClose }: Props) {
  const site = useSite();
  const dialog = useDialog();
  const id = useId();
  const source = sourceOf(site, name);
  const shapes = useMemo(() => shapesFor(source, size), [source, size]);
  const [shape, setShape] = useState(FREE);
  const [crop, setCrop] = useState(() => largestCrop(size));
  const [status, setStatus] = useState('');
  const { ratio } = shapes.find(({ words }) => words === shape)!;
  const isWhole = crop.width === size.width && crop.height === size.height;
  const choose = (words: string) => {
    setShape(words);
    const chosen = shapes.find((each) => each.words === words)?.ratio;
    if (chosen) setCrop(largestCrop(size, chosen));
  };
  const use = async () => {
    setStatus('The picture is being cropped …');
    try {
      onCropped(await cropPhoto(site, imagePath(name), crop));
      onClose();
    } catch (error) {
      setStatus(messageOf(error));
    }
  };
  return (
    <Dialog ref={dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`}>Crop {name}</h2>
      <p>
        <Quiet>Drag the part that you want to keep, or its corners. The whole picture stays under Pictures.</Quiet>
      </p>
      <CropFrame {...{ source, size, crop, ratio }} describedBy={`${id}-size`} onCrop={setCrop} />
      <p role="status" id={`${id}-size`}>
        {crop.width} × {crop.height} pixels, {crop.left} from the left and {crop.top} from the top.
      </p>
      <div>
        <label htmlFor={`${id}-shape`}>Shape</label>
        <Select id={`${id}-shape`} value={shape} onChange={({ target }) => choose(target.value)}>
          {shapes.map(({ words }) => (
            <option key={words}>{words}</option>
          ))}
        </Select>
      </div>
      <p role="status">{status}</p>
      <Buttons>
        <Button type="button" data-look="first" disabled={isWhole} onClick={() => void use()}>
          Use this crop
        </Button>
        <Button type="button" onClick={onClose}>
          Cancel
        </Button>
      </Buttons>
    </Dialog>
  );
}

const FREE = 'Free';

/** The shapes that are offered, with their width by height. */
function shapesFor(source: string, size: Size): { words: string; ratio?: number }[] {
  const shown = shownRatio(source);
  return [
    { words: FREE },
    ...(shown === undefined ? [] : [{ words: 'As the page shows it', ratio: shown }]),
    { words: 'Like the whole picture', ratio: size.width / size.height },
    { words: 'Square', ratio: 1 },
  ];
}
