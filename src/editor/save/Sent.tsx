import type { ReactNode } from 'react';
import { counted, listOf } from '../../check/words';
import { isImageFile } from '../../content/files';
import { Quiet } from '../look/controls';
import type { Published } from '../site/server';
import { useSite } from '../site/SiteContext';
import { nameOf } from '../start/page-rows';

type Props = {
  sent: Published & { state: 'sent' };
  /** The result for visitors once it is accepted. */
  then: ReactNode;
};

/** The result of sending a page, and the next steps. */
export function Sent({ sent: { branch, files, left, link }, then }: Props) {
  const site = useSite();
  const nameOfFile = (file: string) =>
    file.endsWith('.json') ? nameOf(file, site.document(file)?.value) : 'a picture';
  const photos = files.filter(isImageFile).length;
  return (
    <>
      <p>
        It was sent{photos > 0 && `, with ${counted(photos, 'photo')}`}. It waits on the branch{' '}
        <strong>{branch}</strong>.
      </p>
      <h3>What happens next</h3>
      <ol>
        <li>
          {link === undefined ? (
            'Tell whoever looks after the site that this branch is there.'
          ) : (
            <>
              <a href={link} target="_blank" rel="noreferrer">
                Propose it on the page of the repository
              </a>
              : press the green button there.
            </>
          )}
        </li>
        <li>The check runs again, and a comment says what will change for visitors.</li>
        <li>When it is accepted, the site is rebuilt.</li>
      </ol>
      <p>{then}</p>
      {left.length > 0 && (
        <p>
          <Quiet>
            Also changed in your folder, and not sent:{' '}
            {listOf(left.slice(0, MOST_NAMED).map(nameOfFile)).replaceAll('"', '')}
            {left.length > MOST_NAMED && `, and ${left.length - MOST_NAMED} more`}. If this page needs one of them,
            publish that too.
          </Quiet>
        </p>
      )}
    </>
  );
}

const MOST_NAMED = 5;
