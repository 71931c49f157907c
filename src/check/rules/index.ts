import type { Rule } from '../rule';
import { aliasWithFragment } from './alias-with-fragment';
import { allCapitals } from './all-capitals';
import { brokenLink } from './broken-link';
import { conflictingClaims } from './conflicting-claims';
import { contradictingFigure } from './contradicting-figure';
import { copiedPage } from './copied-page';
import { demoStatus } from './demo-status';
import { distantCoordinates } from './distant-coordinates';
import { doubleSpace } from './double-space';
import { duplicateDescription } from './duplicate-description';
import { duplicateDistrict } from './duplicate-district';
import { duplicateId } from './duplicate-id';
import { duplicateRoute } from './duplicate-route';
import { duplicateTitle } from './duplicate-title';
import { emptyAccreditation } from './empty-accreditation';
import { emptyLinkText } from './empty-link-text';
import { hiddenPageInMenu } from './hidden-page-in-menu';
import { impossibleDate } from './impossible-date';
import { incompleteStructuredData } from './incomplete-structured-data';
import { keywordStuffing } from './keyword-stuffing';
import { lateHero } from './late-hero';
import { leftoverPlace } from './leftover-place';
import { linkToAlias } from './link-to-alias';
import { linkToDraft } from './link-to-draft';
import { longDescription } from './long-description';
import { longEmergencySentence } from './long-emergency-sentence';
import { longTitle } from './long-title';
import { lostAddress } from './lost-address';
import { markupInText } from './markup-in-text';
import { misplacedToken } from './misplaced-token';
import { missingGasHotline } from './missing-gas-hotline';
import { missingHero } from './missing-hero';
import { missingSharedFile } from './missing-shared-file';
import { nearCopy } from './near-copy';
import { orphanPage } from './orphan-page';
import { outsideLondon } from './outside-london';
import { overdueClaim } from './overdue-claim';
import { overlongTitle } from './overlong-title';
import { phoneMismatch } from './phone-mismatch';
import { repeatedLinkText } from './repeated-link-text';
import { reservedAddress } from './reserved-address';
import { reservedId } from './reserved-id';
import { reservedNumber } from './reserved-number';
import { returnedAddress } from './returned-address';
import { reversedDates } from './reversed-dates';
import { sameCoordinates } from './same-coordinates';
import { sampleAreaFigure } from './sample-area-figure';
import { sameRating } from './same-rating';
import { sampleClaim } from './sample-claim';
import { sampleCompany } from './sample-company';
import { sampleHost } from './sample-host';
import { sampleReview } from './sample-review';
import { secondHero } from './second-hero';
import { shadowedAddress } from './shadowed-address';
import { shortDescription } from './short-description';
import { shortTitle } from './short-title';
import { strayPlace } from './stray-place';
import { swappedCoordinates } from './swapped-coordinates';
import { thinStructuredData } from './thin-structured-data';
import { toDo } from './to-do';
import { typedFigure } from './typed-figure';
import { unbackedCredential } from './unbacked-credential';
import { unclosedToken } from './unclosed-token';
import { unknownClaim } from './unknown-claim';
import { unknownDistrict } from './unknown-district';
import { unknownHotline } from './unknown-hotline';
import { unknownToken } from './unknown-token';
import { unusableRating } from './unusable-rating';
import { unusedClaim } from './unused-claim';
import { wrongBrackets } from './wrong-brackets';
import { wrongCanonical } from './wrong-canonical';
import { wrongSchema } from './wrong-schema';
import { wrongStructuredData } from './wrong-structured-data';

/** Whether what a document refers to is there: links, tokens, names. */
export const REFERENCE_RULES: readonly Rule[] = [
  brokenLink, duplicateId, duplicateRoute, linkToAlias, linkToDraft, misplacedToken, missingSharedFile, toDo, unclosedToken, unknownClaim, unknownHotline, unknownToken,
];

/** Every rule that sees the whole site. */
export const RULES: readonly Rule[] = [
  ...REFERENCE_RULES, aliasWithFragment, allCapitals, conflictingClaims, contradictingFigure, copiedPage, demoStatus,
  distantCoordinates, doubleSpace, duplicateDescription, duplicateDistrict, duplicateTitle, emptyAccreditation, emptyLinkText,
  hiddenPageInMenu, impossibleDate, incompleteStructuredData, keywordStuffing, lateHero, leftoverPlace, longDescription, longEmergencySentence,
  longTitle, lostAddress, markupInText, missingGasHotline, missingHero, nearCopy, orphanPage, outsideLondon, overdueClaim, overlongTitle,
  phoneMismatch, repeatedLinkText, reservedAddress, reservedId, reservedNumber, returnedAddress, reversedDates, sameCoordinates, sameRating, sampleAreaFigure, sampleClaim,
  sampleCompany, sampleHost, sampleReview, secondHero, shadowedAddress, shortDescription, shortTitle, strayPlace, swappedCoordinates,
  thinStructuredData, typedFigure, unbackedCredential, unknownDistrict, unusableRating, unusedClaim, wrongBrackets,
  wrongCanonical, wrongSchema, wrongStructuredData,
];
