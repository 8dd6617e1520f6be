import { type Context, createContext } from 'preact';

/** Names the island that a component is drawn in, so that the ids that it makes are its own among all islands. */
export const IslandName: Context<string> = createContext('');
