// Run by mongosh whenever the deployment is started: makes the replica set of one and the users where there are none, and
// gives the users their roles and passwords of today. Repeated, it changes nothing.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

// biome-ignore lint/style/noProcessEnv: the one place where this script's environment is read
const environment = process.env;
const { MONGO_HOST } = environment;
const databaseName = 'exit-tickets';

/** The collections of each service: nobody reads a neighbour's. */
const collectionsOf = JSON.parse(readFileSync(join(__dirname, 'roles.json'), 'utf8'));
const actions = ['find', 'insert', 'update', 'remove', 'createCollection', 'createIndex', 'dropIndex', 'listIndexes'];

// The same as scripts/setup-compose.mjs and deploy/nats/start.sh refuse.
const isGuessable = (password) =>
  password.length < 16 || /change|example|password|placeholder|replace|secret|^(.)\1*$/i.test(password);

const passwordOf = (user) => {
  const name = `MONGO_${user.toUpperCase()}_PASSWORD`;
  // A secret of Docker is a file.
  const path = environment[`${name}_FILE`];
  const password = path ? readFileSync(path, 'utf8').replace(/\r?\n$/, '') : (environment[name] ?? '');
  if (isGuessable(password))
    throw new Error(
      `${name} can be guessed: take 16 letters and digits or more, as npm run setup:compose makes them; docs/operations.md, "Rotate secrets", says how it is changed`,
    );
  return password;
};
for (const user of ['root', 'operator', ...Object.keys(collectionsOf)]) passwordOf(user);

const notYetInitialized = 94;
const pauseMs = 1_000;
const maxTries = 120;

/** Does it as soon as it can be done: a database that was just started takes a while. */
const eventually = (what, work) => {
  for (let tries = 1; ; tries++) {
    try {
      return work();
    } catch (error) {
      if (tries === maxTries) throw error;
      print(`${what}: not yet (${error.message})`);
      sleep(pauseMs);
    }
  }
};

const url = `mongodb://root:${encodeURIComponent(passwordOf('root'))}@${MONGO_HOST}/admin?directConnection=true&serverSelectionTimeoutMS=2000`;
const admin = eventually('the database', () => connect(url));

try {
  admin.adminCommand({ replSetGetStatus: 1 });
} catch (error) {
  if (error.code !== notYetInitialized) throw error;
  admin.adminCommand({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host: MONGO_HOST }] } });
  print('the replica set was made');
}
eventually('the primary', () => {
  if (!admin.adminCommand({ hello: 1 }).isWritablePrimary) throw new Error('no primary');
});

const database = admin.getSiblingDB(databaseName);

const giveRole = (service) => {
  const privileges = collectionsOf[service].map((collection) => ({
    resource: { db: databaseName, collection },
    actions,
  }));
  if (database.getRole(service)) database.updateRole(service, { privileges, roles: [] });
  else database.createRole({ role: service, privileges, roles: [] });
};

const giveLogin = (user, role, ...others) => {
  const login = { pwd: passwordOf(user), roles: [{ role, db: databaseName }, ...others] };
  if (database.getUser(user)) database.updateUser(user, login);
  else database.createUser({ user, ...login });
};

for (const service of Object.keys(collectionsOf)) {
  giveRole(service);
  giveLogin(service, service);
}
// The doctor reads the feature compatibility version.
giveLogin('operator', 'readWrite', { role: 'clusterMonitor', db: 'admin' });
print('the users are there');
