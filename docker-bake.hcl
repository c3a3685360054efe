# Builds every image of docker-compose.yml, and the one of everything, for amd64 and arm64: `docker buildx bake`. `npm run release` has it pushed, and writes
# the docker-compose.yml that goes with it.

# Where they go: host and path of a registry.
variable "REGISTRY" {
  default = "exit-tickets"
}

# The version. It is never `latest`, so that what runs is what was tried.
variable "TAG" {
  default = "local"
}

variable "PLATFORMS" {
  default = "linux/amd64,linux/arm64"
}

target "default" {
  name = image
  matrix = {
    image = ["gateway", "auth", "tickets", "responses", "ai", "pdf", "operator", "setup", "all-in-one"]
  }
  target    = image
  platforms = split(",", PLATFORMS)
  tags      = ["${REGISTRY}/${image}:${TAG}"]
}
