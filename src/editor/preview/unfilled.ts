import { isObject } from '../../json/is-object';
import { STAND_IN } from './stand-ins';

const TOKEN = /\{(?:[a-z]+\.)?([a-zA-Z][\w-]*)\}/g;

/** The page with each token that nothing stands for yet named as what is missing: visitors never see a bare token. */
export function withoutTokens<T>(value: T): T {
  return replaced(value) as T;
}

function replaced(value: unknown): unknown {
  if (typeof value === 'string')
    return value.includes('{') ? value.replace(TOKEN, `${STAND_IN[0]}$1${STAND_IN[1]}`) : value;
  if (Array.isArray(value)) return value.map(replaced);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaced(each)]));
}
