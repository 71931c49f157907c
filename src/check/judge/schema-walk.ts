export { isObject } from '../../json/is-object';
