import { afterAll, afterEach } from 'vitest';
import { closePages, closeWindows } from './browser';

afterEach(closePages);
afterAll(closeWindows);
