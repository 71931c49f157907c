import type { Rule } from '../rule';
import { aliasWithFragment } from './alias-with-fragment';
import { allCapitals } from './all-capitals';
import { brokenLink } from './broken-link';
import { demoStatus } from './demo-status';
import { doubleSpace } from './double-space';
import { duplicateDescription } from './duplicate-description';
import { duplicateId } from './duplicate-id';
import { duplicateRoute } from './duplicate-route';
import { duplicateTitle } from './duplicate-title';
import { emptyAccreditation } from './empty-accreditation';
import { emptyLinkText } from './empty-link-text';
import { hiddenPageInMenu } from './hidden-page-in-menu';
import { incompleteStructuredData } from './incomplete-structured-data';
import { keywordStuffing } from './keyword-stuffing';
import { lateHero } from './late-hero';
import { linkToAlias } from './link-to-alias';
import { linkToDraft } from './link-to-draft';
import { longDescription } from './long-description';
import { longEmergencySentence } from './long-emergency-sentence';
import { longTitle } from './long-title';
import { lostAddress } from './lost-address';
import { misplacedToken } from './misplaced-token';
import { missingGasHotline } from './missing-gas-hotline';
import { missingHero } from './missing-hero';
import { missingSharedFile } from './missing-shared-file';
import { orphanPage } from './orphan-page';
import { overlongTitle } from './overlong-title';
import { phoneMismatch } from './phone-mismatch';
import { repeatedLinkText } from './repeated-link-text';
import { reservedAddress } from './reserved-address';
import { reservedId } from './reserved-id';
import { reservedNumber } from './reserved-number';
import { returnedAddress } from './returned-address';
import { sampleClaim } from './sample-claim';
import { sampleCompany } from './sample-company';
import { sampleHost } from './sample-host';
import { sampleReview } from './sample-review';
import { secondHero } from './second-hero';
import { shadowedAddress } from './shadowed-address';
import { shortDescription } from './short-description';
import { shortTitle } from './short-title';
import { thinStructuredData } from './thin-structured-data';
import { toDo } from './to-do';
import { unbackedCredential } from './unbacked-credential';
import { unclosedToken } from './unclosed-token';
import { unknownClaim } from './unknown-claim';
import { unknownHotline } from './unknown-hotline';
import { unknownToken } from './unknown-token';
import { wrongCanonical } from './wrong-canonical';
import { wrongStructuredData } from './wrong-structured-data';

/** Whether what a document refers to is there: links, tokens, names. */
export const REFERENCE_RULES: readonly Rule[] = [
  brokenLink, duplicateId, duplicateRoute, linkToAlias, linkToDraft, misplacedToken, missingSharedFile, toDo, unclosedToken, unknownClaim, unknownHotline, unknownToken,
];

/** Every rule that sees the whole site. */
export const RULES: readonly Rule[] = [
  ...REFERENCE_RULES, aliasWithFragment, allCapitals, demoStatus, doubleSpace, duplicateDescription, duplicateTitle, emptyAccreditation,
  emptyLinkText, hiddenPageInMenu, incompleteStructuredData, keywordStuffing, lateHero, longDescription, longEmergencySentence,
  longTitle, lostAddress, missingGasHotline, missingHero, orphanPage, overlongTitle, phoneMismatch, repeatedLinkText, reservedAddress,
  reservedId, reservedNumber, returnedAddress, sampleClaim, sampleCompany, sampleHost, sampleReview, secondHero, shadowedAddress,
  shortDescription, shortTitle, thinStructuredData, unbackedCredential, wrongCanonical, wrongStructuredData,
];
