// Places that things fly from and to, as selectors.
export const spot = (place: string) => `[data-spot="${place}"]`;
export const seatOf = (seat: number) => `[data-seat="${seat}"]`;
export const goodOf = (seat: number, name: string) => `${seatOf(seat)} [data-good="${name}"]`;
export const BOARD_SPOT = spot("board");
