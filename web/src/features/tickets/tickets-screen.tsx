export const TicketsScreen = () => null;
