import { languages } from '@exit-tickets/contracts/rules';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { paths } from '../shared/api/paths.ts';
import { DialogsProvider } from './dialogs/dialogs-provider.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { TeachersOnly, VisitorsOnly } from './guards.tsx';
import { AuthPage, Home } from './home.tsx';
import {
  AccessibilityScreen,
  AccountScreen,
  CompareScreen,
  ConfirmEmailScreen,
  DashboardScreen,
  PrivacyScreen,
  ResetPasswordScreen,
  ResultsScreen,
  SampleScreen,
  SharedScreen,
  TicketsScreen,
} from './screens.ts';
import { Shell } from './shell/shell.tsx';
import { UnknownPath } from './unknown-path.tsx';

/** Every screen of teachers and visitors; the students' page is a separate entry (student.html). */
export const routes: RouteObject[] = [
  {
    element: (
      <DialogsProvider>
        <Shell />
      </DialogsProvider>
    ),
    errorElement: <ErrorScreen />,
    children: [
      {
        element: <Outlet />,
        errorElement: <ErrorScreen />,
        children: [
          ...[paths.home, ...languages.map(paths.landing)].map((path) => ({ path, element: <Home /> })),
          { path: paths.auth(), element: <AuthPage /> },
          { path: paths.sample, element: <SampleScreen /> },
          { path: paths.shared, element: <SharedScreen /> },
          { path: paths.privacy, element: <PrivacyScreen /> },
          { path: paths.accessibility, element: <AccessibilityScreen /> },
          { path: paths.confirmEmail, element: <ConfirmEmailScreen /> },
          { element: <VisitorsOnly />, children: [{ path: paths.resetPassword, element: <ResetPasswordScreen /> }] },
          {
            element: <TeachersOnly />,
            children: [
              { path: paths.dashboard, element: <DashboardScreen /> },
              { path: paths.tickets, element: <TicketsScreen key="tickets" /> },
              { path: paths.archive, element: <TicketsScreen key="archive" isArchived /> },
              { path: paths.account, element: <AccountScreen /> },
              { path: paths.results(':ticketId'), element: <ResultsScreen /> },
              { path: paths.compare(':ticketId'), element: <CompareScreen /> },
            ],
          },
          { path: '*', element: <UnknownPath /> },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
