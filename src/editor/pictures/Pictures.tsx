import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { counted } from '../../check/words';
import { Input, Quiet } from '../look/controls';
import { messageOf } from '../site/server';
import type { EditorSite } from '../site/editor-site';
import { useSite } from '../site/SiteContext';
import { Count, Head, ListPage, Tools } from '../start/list-page';
import { MainBar } from '../start/MainBar';
import { Only } from '../start/Only';
import { useTitle } from '../use-title';
import { PhotoChooser } from './PhotoChooser';
import { PictureCard } from './PictureCard';
import { picturesOf } from './pictures';
import { uploadPhoto } from './upload';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: 1rem;
`;

const SHOWN = [
  { value: 'used', words: 'Used' },
  { value: 'unused', words: 'Not used' },
];

/** Every picture of the site, and where each is shown. */
export function Pictures() {
  const site = useSite();
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState('');
  const [status, say] = useState('');
  const version = site.version();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the site is one object whose version tells its changes
  const pictures = useMemo(() => picturesOf(site), [site, version]);
  const found = pictures.filter(
    ({ name, uses }) =>
      name.includes(query.trim().toLowerCase()) && (shown === '' || uses.length > 0 === (shown === 'used')),
  );
  useTitle('Pictures');
  return (
    <>
      <MainBar />
      <ListPage>
        <Head>
          <h1>Pictures</h1>
          <PhotoChooser
            label="Photos to upload"
            look="first"
            multiple
            onChoose={(files) => void upload(files, site, say)}
          >
            Upload photos…
          </PhotoChooser>
        </Head>
        <Tools>
          <div>
            <label htmlFor="search">Search</label>
            <Input
              id="search"
              type="search"
              value={query}
              placeholder="Name of a picture"
              onChange={({ target }) => setQuery(target.value)}
            />
          </div>
          <Only name="Shown" value={shown} options={SHOWN} onChoose={setShown} />
        </Tools>
        <Count role="status">
          <Quiet>
            {status && `${status} `}
            {counted(found.length, 'picture')}
          </Quiet>
        </Count>
        <Grid>
          {found.map((picture) => (
            <PictureCard key={picture.path} picture={picture} say={say} />
          ))}
        </Grid>
      </ListPage>
    </>
  );
}

async function upload(files: readonly File[], site: EditorSite, say: (words: string) => void): Promise<void> {
  for (const file of files) {
    say(`${file.name} is being uploaded …`);
    try {
      say(`Uploaded as ${await uploadPhoto(site, file)}. You can choose it on any page now.`);
    } catch (error) {
      return say(messageOf(error));
    }
  }
}
