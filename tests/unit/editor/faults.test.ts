import { describe, expect, it } from 'vitest';
import { refusalOfFault } from '../../../src/node/editor-server/faults';

describe('what the system refuses', () => {
  for (const code of ['EPERM', 'EACCES', 'EBUSY', 'EROFS', 'ENAMETOOLONG', 'ENOSPC', 'ENOENT', 'EWHATEVER'])
    it(`[ED23] is told in plain words, with what to do, and that nothing is lost: ${code}`, () => {
      const { status, message } = refusalOfFault(Object.assign(new Error(`${code}: rename 'a' -> 'b'`), { code }));
      expect(status).toBe(500);
      expect(message).toMatch(/What you wrote is kept in this browser\.$/);
      expect(message).not.toMatch(/\bE[A-Z]{3,}\b|rename|->/);
    });
});
