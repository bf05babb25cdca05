/**
 * Waits for the server, for a part that a page loads or saves without its router’s navigation. If that fails, returns what is shown instead, so the page stays. [ERR-018]
 *
 * @throws The redirect that the server answered with.
 */
export async function orInstead<Answer>(answer: Promise<Answer>, instead: Answer): Promise<Answer> {
  return answer.catch((error: unknown) => {
    if (error instanceof Response && error.status < 400) throw error
    return instead
  })
}
