// A notice of the system when it is my turn while the page is not in sight: only for who wants it.
import { settings } from "../look/settings.svelte";

const isPossible = () => typeof Notification !== "undefined";

/** Ask the browser for leave; to be called because somebody wants it. */
export async function wantNotices(): Promise<boolean> {
  return isPossible() && (await Notification.requestPermission()) === "granted";
}

function notify(title: string, link: string): void {
  try {
    const notice = new Notification(title, { tag: link, icon: "/icon.svg" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones have notices for installed pages only.
  }
}

/** Tell whenever it becomes my turn. To be used while a component is made. */
export function useTurnNotice(isMine: () => boolean, title: () => string, link: string): void {
  let was = false;
  $effect(() => {
    const is = isMine();
    if (is && !was && document.hidden && settings.notify && isPossible() && Notification.permission === "granted")
      notify(title(), link);
    was = is;
  });
}
