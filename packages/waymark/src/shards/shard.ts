/** One of the disjoint parts that a site is built in. */
export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly count: number;
}

/** What a part is called in names of folders; nothing for a whole site. */
export function shardName(shard: Shard | undefined): string {
  return shard === undefined ? '' : `shard-${shard.index}-of-${shard.count}`;
}

/** The pages of a part. Neighbours go to different parts: pages of one kind, which cost the same, stand together. */
export function routesOfShard(routes: readonly string[], { index, count }: Shard): readonly string[] {
  return routes.filter((_, place) => place % count === index - 1);
}

/** Whether a part also makes what no page need be drawn for. */
export function isFirst({ index }: Shard): boolean {
  return index === 1;
}
