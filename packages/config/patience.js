/** How long tests wait at most, in milliseconds: long enough for a very busy machine. What they wait for comes within milliseconds on a quiet one. */
export const patience = { test: 300_000, poll: 60_000 }
