import { beforeEach } from 'vitest';
import { isInTurn } from './sample';

/** A test with the tag "long" waits for its turn. A group that has it has one turn for all its tests. */
beforeEach(({ task, skip }) => {
  const { suite } = task;
  const turn = suite?.tags?.includes('long') === true ? suite.name : task.name;
  skip(task.tags?.includes('long') === true && !isInTurn(turn), 'npm run test:full runs it');
});
