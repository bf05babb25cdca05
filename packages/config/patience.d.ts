/** How long tests wait at most, in milliseconds, for one test and for something that a test polls for. */
export declare const patience: { test: number; poll: number }
