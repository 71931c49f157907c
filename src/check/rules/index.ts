import type { Rule } from '../rule';
import { brokenLink } from './broken-link';
import { duplicateId } from './duplicate-id';
import { duplicateRoute } from './duplicate-route';
import { linkToAlias } from './link-to-alias';
import { linkToDraft } from './link-to-draft';
import { missingSharedFile } from './missing-shared-file';
import { misplacedToken } from './misplaced-token';
import { unclosedToken } from './unclosed-token';
import { unknownClaim } from './unknown-claim';
import { unknownHotline } from './unknown-hotline';
import { unknownToken } from './unknown-token';

/** Every rule that sees the whole site. */
export const RULES: readonly Rule[] = [
  brokenLink, duplicateId, duplicateRoute, linkToAlias, linkToDraft, misplacedToken, missingSharedFile, unclosedToken, unknownClaim, unknownHotline, unknownToken,
];
