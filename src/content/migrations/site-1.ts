import { isObject } from '../../json/is-object';
import { ownValue } from '../../json/own-value';
import type { Json, Migration } from './migration';

/** The fields of `company` in version 1, and their labels. */
const LABELS: Readonly<Record<string, string>> = {
  registeredName: 'Registered name',
  form: 'Form',
  number: 'Company number',
  placeOfRegistration: 'Place of registration',
  registeredOffice: 'Registered office',
  vat: 'VAT number',
  ico: 'ICO registration',
  insurer: 'Insurer',
};

/** The lines that version 1 wrote by itself. */
const LEGAL_LINES = [
  '{brand} is a trading name of {company.registeredName}, a {company.form} registered in ' +
    '{company.placeOfRegistration}, number {company.number}. Founded {founded}.',
  'Registered office: {company.registeredOffice}.',
  'VAT {company.vat} · ICO {company.ico} · Insured by {company.insurer}',
];

/** The hotline that version 1 knew by its name. */
const GAS = [
  'gas leak',
  'leaking gas',
  'gas smell',
  'smell of gas',
  'smell gas',
  'smelling gas',
  'gas escape',
  'escaping gas',
];

/**
 * Version 1 of `pages/_site.json` assumed one country and one trade; this version states them. The company's
 * particulars become a list, and so do the lines of the footer that show them.
 */
export const oneCountryToMany: Migration = {
  summary: 'The site says its language, time zone, currency, country and trade, and what the law wants said is a list.',
  migrate({ company, address, phone, hotlines, product, ...site }) {
    const worker = typeof product === 'string' ? product.toLowerCase() : undefined;
    // A value that is present stays: a file without a version is read as the first version.
    return {
      locale: 'en-GB',
      timeZone: 'Europe/London',
      currency: 'GBP',
      country: isObject(address) && typeof address['country'] === 'string' ? address['country'] : 'GB',
      schemaType: 'Plumber',
      ...(worker !== undefined && { trade: { worker, workers: `${worker}s`, otherNames: ['engineer'] } }),
      legalLines: LEGAL_LINES,
      ...site,
      ...(product !== undefined && { product }),
      ...(phone !== undefined && { phone: isObject(phone) ? { name: '24/7 Emergency Line', ...phone } : phone }),
      ...(hotlines !== undefined && { hotlines: Array.isArray(hotlines) ? hotlines.map(withPhrases) : hotlines }),
      ...(address !== undefined && { address: isObject(address) ? withoutCountry(address) : address }),
      ...(company !== undefined && { registration: isObject(company) ? registrationOf(company) : company }),
    };
  },
};

const withPhrases = (hotline: unknown) =>
  isObject(hotline) && hotline['id'] === 'gas' ? { icon: 'flame', speaksOf: GAS, ...hotline } : hotline;
const registrationOf = (company: Json) =>
  Object.entries(company).map(([id, value]) => ({ id, label: ownValue(LABELS, id) ?? id, value }));
const withoutCountry = (address: Json): Json =>
  Object.fromEntries(Object.entries(address).filter(([name]) => name !== 'country'));
