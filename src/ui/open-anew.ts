/**
 * A page that was told once that a part of it is not there does not ask for it again, so to try again it is opened anew.
 * Everything is kept on the device: nothing is lost by it.
 */
export function openAnew(): void {
  location.reload();
}
