import { addMethods, type Queue } from './loader.ts';

/** The queue that stands for Segment's library, and for those made after it, until it has loaded. */
export function createSegmentQueue(): Queue {
  const queue = [] as unknown as Queue;
  addMethods(
    queue,
    'trackSubmit trackClick trackLink trackForm pageview identify reset group track ready alias debug page screen once off on addSourceMiddleware addIntegrationMiddleware setAnonymousId addDestinationMiddleware register',
  );
  return queue;
}
