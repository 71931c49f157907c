import { codeOfName, intendedDistrict, districtNamed } from '../../../authoring/copy/region-district';
import { REGION_FILE } from '../../../content/files';
import type { Site } from '../../../content/site';
import { valueAt } from '../../../json/path';
import type { Question } from '../../../kinds/kind';

export type Answers = Map<Question, unknown>;

/** The answer for a fact; undefined where there is none. */
export const answerTo = (wanted: string, answers: Answers): unknown =>
  [...answers].find(([question]) => question.path[1] === wanted)?.[1];

/** Adds what the region says of the district that the answers mean by its code or its name. */
export function answerFromRegion(site: Site, questions: readonly Question[], answers: Answers): void {
  const [code, name] = ['code', 'name'].map((fact) => String(answerTo(fact, answers) ?? ''));
  const region = site.documents.get(REGION_FILE)?.value;
  const district = code ? intendedDistrict(region, code) : districtNamed(region, name!);
  if (!district) return;
  // Visitors know no code that was made of a name.
  const hasCode = district.code !== codeOfName(district.name);
  const found = {
    facts: { ...(hasCode && { code: district.code }), name: district.name, coordinates: district.centre },
  };
  for (const question of questions) {
    const value = answers.has(question) ? undefined : valueAt(found, question.path);
    if (value !== undefined) answers.set(question, value);
  }
}
