import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, Quiet } from '../look/controls';
import { hrefOf } from '../place';
import { Confirm } from '../save/Confirm';
import { removePhoto } from '../site/moves';
import { messageOf } from '../site/server';
import { useSite } from '../site/SiteContext';
import { nameOf } from '../start/page-rows';
import type { Picture } from './pictures';
import { sourceOf } from './source';

const Card = styled.li`
  display: grid;
  gap: 0.375rem;
  align-content: start;
  padding: 0.75rem;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--paper);
  overflow-wrap: anywhere;
  & li {
    display: flex;
    gap: 0.75rem;
    justify-content: space-between;
  }
  & li > a {
    display: inline-block;
    padding-block: 0.25rem;
  }
  & li > a + a {
    flex: none;
  }
  & img {
    width: 100%;
    height: 9rem;
    object-fit: contain;
    border-radius: 8px;
    /* A mark is drawn dark, on paper. */
    background: white;
  }
`;

type Props = { picture: Picture; say: (words: string) => void };

/** A picture, how large it is, and each place that shows it. */
export function PictureCard({ picture: { path, name, size, uses, isUnused }, say }: Props) {
  const site = useSite();
  return (
    <Card data-picture={name}>
      <img src={sourceOf(site, name)} alt="" loading="lazy" />
      <strong>{name}</strong>
      {size && (
        <Quiet>
          {size.width} × {size.height} pixels
        </Quiet>
      )}
      {uses.length > 0 ? (
        <ul>
          {uses.map(({ file, pointer }) => (
            <li key={`${file} ${pointer}`}>
              <a href={hrefOf({ screen: 'edit', path: file, at: pointer })}>
                {nameOf(file, site.document(file)?.value)}
              </a>
              {isShownAsPhoto(pointer) && (
                <a
                  href={hrefOf({ screen: 'edit', path: file, at: pointer.replace(/file$/, 'focus') })}
                  aria-label={`Crop ${name} on ${nameOf(file, site.document(file)?.value)}`}
                >
                  Crop
                </a>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p>Not used on any page.</p>
      )}
      {isUnused && <DeletePicture {...{ path, name, say }} />}
    </Card>
  );
}

/** Not the mark, nor the picture of a social card. */
const isShownAsPhoto = (pointer: string) => pointer.endsWith('/picture/file');

/** Deletes a picture that nothing shows, after confirmation. */
function DeletePicture({ path, name, say }: Pick<Picture, 'path' | 'name'> & Pick<Props, 'say'>) {
  const site = useSite();
  const [isConfirming, setConfirming] = useState(false);
  const close = () => setConfirming(false);
  const remove = async () => {
    try {
      await removePhoto(site, path);
      say(`${name} was deleted.`);
    } catch (error) {
      say(messageOf(error));
      close();
    }
  };
  return (
    <div>
      <Button type="button" aria-label={`Delete ${name}…`} onClick={() => setConfirming(true)}>
        Delete…
      </Button>
      {isConfirming && (
        <Confirm
          id="delete-picture"
          question={`Delete ${name}?`}
          words={{ go: 'Delete picture', keep: 'Keep it' }}
          onGo={() => void remove()}
          onClose={close}
        >
          Not used on any page. This cannot be undone here.
        </Confirm>
      )}
    </div>
  );
}
