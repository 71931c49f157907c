import { readPhoto } from '../../content/read-photo';
import { readSvg } from '../../check/files/read-svg';
import { isPhotoFile } from '../../content/files';
import type { PhotoFile } from '../../content/photo-file';
import type { Drawing } from '../../design/drawings/drawing';
import { decode } from '../../json/decode';
import type { OpenedFile } from './opened-site';

/** The photographs among the files of a site, as far as they are judged. */
export const photosOf = (files: ReadonlyMap<string, OpenedFile>): Map<string, PhotoFile> =>
  new Map([...files].filter(([path]) => isPhotoFile(path)).map(([path, { bytes }]) => [path, readPhoto(bytes)]));

/** The drawings among them that can be read. */
export const drawingsOf = (files: ReadonlyMap<string, OpenedFile>): Map<string, Drawing> =>
  new Map(
    [...files].flatMap(([path, { bytes }]): [string, Drawing][] => {
      if (!path.endsWith('.svg')) return [];
      const { drawing } = readSvg(decode(bytes).text);
      return drawing ? [[path, drawing]] : [];
    }),
  );
