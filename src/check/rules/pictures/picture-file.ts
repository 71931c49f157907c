import { Source } from '../../../json/source';
import type { ToldFile } from '../../rule';
import type { SourceLocation } from '../../../json/position';

/** A picture as something that can be told of; its bytes are no text. */
export const pictureFile = (path: string): ToldFile => ({ path, source: new Source(path, '') });
export const WHOLE: SourceLocation = { path: [], part: 'opening' };

export const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
