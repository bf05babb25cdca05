/** Sets the clock of the process that loads it. */
export {}
