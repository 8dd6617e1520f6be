/** What random tests look at: few cases, unless `WAYMARK_TEST=full` asks for all. */
export function runsOf<T>(few: T, all: T): T {
  return process.env['WAYMARK_TEST'] === 'full' ? all : few;
}
