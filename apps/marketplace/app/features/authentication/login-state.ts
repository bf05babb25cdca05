/** Whether someone is signed in; unknown while the API is checking. [AUTH-009] */
export type LoginState = 'unknown' | boolean

/** Returns true after status 200, and false after any other outcome. [AUTH-009] */
export async function readLoginState(userRequest: Promise<{ status: number }>): Promise<boolean> {
  return userRequest.then(
    ({ status }) => status === 200,
    () => false,
  )
}
