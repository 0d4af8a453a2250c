/**
 * What the build calls for each `import()`, in place of Vite's own, which also looks for what a script needs: here the
 * page's list does. A script that is gone is told to the page, which throws unless it is being reloaded.
 */
export async function loadScript<T>(load: () => Promise<T>): Promise<T | void> {
  try {
    return await load()
  } catch (fault) {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: fault })
    if (dispatchEvent(event)) throw fault
  }
}
