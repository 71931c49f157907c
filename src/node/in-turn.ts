/** Runs jobs one after the other, in the order of the calls; a job that fails ends only its own promise. */
export function inTurn(): <Result>(job: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const done = last.then(job);
    last = done.catch(() => undefined);
    return done;
  };
}
