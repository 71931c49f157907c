import type { Rule } from '../rule';
import { aliasWithFragment } from './alias-with-fragment';
import { brokenLink } from './broken-link';
import { duplicateId } from './duplicate-id';
import { duplicateRoute } from './duplicate-route';
import { linkToAlias } from './link-to-alias';
import { linkToDraft } from './link-to-draft';
import { lostAddress } from './lost-address';
import { misplacedToken } from './misplaced-token';
import { missingSharedFile } from './missing-shared-file';
import { orphanPage } from './orphan-page';
import { reservedAddress } from './reserved-address';
import { reservedId } from './reserved-id';
import { returnedAddress } from './returned-address';
import { shadowedAddress } from './shadowed-address';
import { toDo } from './to-do';
import { unclosedToken } from './unclosed-token';
import { unknownClaim } from './unknown-claim';
import { unknownHotline } from './unknown-hotline';
import { unknownToken } from './unknown-token';

/** Whether what a document refers to is there: links, tokens, names. */
export const REFERENCE_RULES: readonly Rule[] = [
  brokenLink, duplicateId, duplicateRoute, linkToAlias, linkToDraft, misplacedToken, missingSharedFile, toDo, unclosedToken, unknownClaim, unknownHotline, unknownToken,
];

/** Every rule that sees the whole site. */
export const RULES: readonly Rule[] = [
  ...REFERENCE_RULES, aliasWithFragment, lostAddress, orphanPage, reservedAddress, reservedId, returnedAddress, shadowedAddress,
];
