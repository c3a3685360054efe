export const LandingScreen = () => null;
