/**
 * What a connection says first. Databases of today read a page at random nearly as fast as the next one, and the catalogue's indexes lie in
 * memory: planned for turning disks, counts would read whole tables. Compiling a query pays for none that answers within a second.
 */
export const plannerSettings = 'set random_page_cost = 1.1; set jit = off'
