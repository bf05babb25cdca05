/**
 * The settings of each connection. Random reads are nearly as fast as sequential ones on current disks, and the catalog's indexes are in
 * memory. With PostgreSQL's default costs, counts would read whole tables. Compilation never pays off for queries under a second, and
 * many requests share the processors, so no query uses several. A word of five letters with a wrong one in the middle is half similar.
 */
export const plannerSettings =
  'set random_page_cost = 1.1; set jit = off; set max_parallel_workers_per_gather = 0; set pg_trgm.word_similarity_threshold = 0.5'
